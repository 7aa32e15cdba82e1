declare module "@foundryvtt/foundryvtt-cli" {
  /** Writes every `.json` file of the folder `source` that has a `_key` into the LevelDB folder `target`. */
  export function compilePack(source: string, target: string): Promise<void>;
}
