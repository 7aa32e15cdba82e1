/** The game's own words, which stay as they are in both languages; the glossary explains them. */
const GAME_WORDS = ["ZE", "Stufe", "AP", "CP", "SF", "Fighter", "Operator", "Controller", "Agent", "Transfer"];

/** The short names of attributes, as the tables of the rules print them. */
const SHORT_NAMES = ["ST", "GE", "KO", "RE", "WN", "IN", "WK", "CH"];

/** Words that German and English write alike. */
const ALIKE = ["Charisma", "Initiative", "Name", "normal", "Revolver", "Situation"];

/** Words in the names of trees of special abilities that the German rules leave in English. */
const TREES = ["Move", "Reaction", "Fast", "Shot", "Hit", "Draw", "Dodge", "Prevention", "Adaptability", "Sense"];

/** The words of which a text may consist that is the same in German and English. */
export const SAME_WORDS: readonly string[] = [...GAME_WORDS, ...SHORT_NAMES, ...ALIKE, ...TREES];
