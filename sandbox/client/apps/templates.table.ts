/** Templates that systems may name by path although the host owns them. */
export const HOST_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/dice/roll.hbs": `<div class="dice-roll">
{{#if flavor}}<div class="dice-flavor">{{flavor}}</div>{{/if}}
<div class="dice-result"><div class="dice-formula">{{formula}}</div>
{{#if tooltip}}<details class="dice-details"><summary>{{localize "SANDBOX.Chat.Dice"}}</summary>{{{tooltip}}}</details>{{/if}}
<h4 class="dice-total">{{total}}</h4></div></div>`,

  "templates/dice/tooltip.hbs": `<div class="dice-tooltip">{{#each parts}}<section class="tooltip-part"><div class="dice">
<header class="part-header"><span class="part-formula">{{formula}}</span>
{{#if flavor}}<span class="part-flavor">{{flavor}}</span>{{/if}}<span class="part-total">{{total}}</span></header>
<ol class="dice-rolls">{{#each rolls}}<li class="{{classes}}">{{result}}</li>{{/each}}</ol></div></section>{{/each}}</div>`,
};
