/** The parts of the plain list of combatants. Systems may put their own in place of them. */
export const COMBAT_TEMPLATES: Readonly<Record<string, string>> = {
  "templates/sidebar/tabs/combat/header.hbs": `<header class="combat-tracker-header encounter-controls combat">
{{#if user.isGM}}<div class="control-buttons left"><button type="button" data-action="createCombat">{{localize "SANDBOX.Combat.New"}}</button></div>{{/if}}
<strong class="encounter-title">{{#if hasCombat}}{{localize "SANDBOX.Combat.Round" round=combat.round}}{{else}}{{localize "SANDBOX.Combat.None"}}{{/if}}</strong>
</header>`,

  "templates/sidebar/tabs/combat/tracker.hbs": `<ol class="combat-tracker plain">{{#each turns}}
<li class="combatant {{css}}" data-combatant-id="{{id}}"><span class="token-name">{{name}}</span>
<span class="token-initiative">{{initiative}}</span></li>{{/each}}</ol>`,

  "templates/sidebar/tabs/combat/footer.hbs": `<footer class="combat-controls">{{#if hasCombat}}{{#if control}}
{{#if combat.started}}<button type="button" data-action="nextTurn">{{localize "SANDBOX.Combat.NextTurn"}}</button>
<button type="button" data-action="endCombat">{{localize "SANDBOX.Combat.End"}}</button>
{{else}}<button type="button" data-action="startCombat">{{localize "SANDBOX.Combat.Start"}}</button>{{/if}}{{/if}}{{/if}}</footer>`,
};
