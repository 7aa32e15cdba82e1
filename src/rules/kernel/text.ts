/** Data for a message key: what the sentence names, as plain values. */
export type TextData = Readonly<Record<string, string | number | boolean>>;

/** A message as key and data; the view turns it into a sentence in the reader's language. */
export interface Message {
  readonly key: string;
  readonly data?: TextData;
}
