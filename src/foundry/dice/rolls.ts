/** A roll of open-ended W10. Stored rolls are found again by this name of the class. @rule R-Z1 */
export class W10Roll extends Roll {}
