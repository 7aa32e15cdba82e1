/** A reason why the server does not do what it was asked; the text goes to the user. */
export class Refusal extends Error {}
