/** What the windows read of the world. The core provides more; only this much is relied upon. */
export type Data = Record<string, unknown>;

export interface UserLike {
  id: string;
  name: string;
  isGM: boolean;
  isSelf: boolean;
  active: boolean;
  role: number;
  color?: unknown;
  character: DocumentLike | null;
  targets: Set<PlaceableLike>;
  can(permission: string): boolean;
  getFlag(scope: string, key: string): unknown;
  setFlag(scope: string, key: string, value: unknown): Promise<unknown>;
}

export interface PlaceableLike {
  id: string;
  name: string;
  document: TokenLike;
  actor: DocumentLike | null;
}

export interface DocumentLike {
  id: string;
  uuid: string;
  name: string;
  img?: string;
  type: string;
  documentName: string;
  pack: string | null;
  parent: DocumentLike | null;
  isOwner: boolean;
  limited: boolean;
  visible: boolean;
  sort: number;
  folder: { id: string; name: string } | string | null;
  system: Data & { schema?: unknown };
  schema: { getField(path: string): unknown; fields: Data };
  apps: Record<string, unknown>;
  sheet: { render(options: Data): Promise<unknown>; close(): Promise<unknown>; rendered: boolean } | null;
  collection: { documentName?: string; locked?: boolean } | null;
  toObject(source?: boolean): Data;
  toDragData(): Data;
  update(changes: Data, options?: Data): Promise<unknown>;
  delete(options?: Data): Promise<unknown>;
  testUserPermission(user: UserLike, level: number | string, options?: Data): boolean;
  getFlag(scope: string, key: string): unknown;
  createEmbeddedDocuments(name: string, data: Data[], options?: Data): Promise<DocumentLike[]>;
  deleteEmbeddedDocuments(name: string, ids: string[], options?: Data): Promise<unknown>;
  updateEmbeddedDocuments(name: string, updates: Data[], options?: Data): Promise<unknown>;
}

export interface TokenLike extends DocumentLike {
  x: number;
  y: number;
  hidden: boolean;
  disposition: number;
  actor: DocumentLike | null;
  object?: PlaceableLike | null;
  texture?: { src?: string };
}

export interface SceneLike extends DocumentLike {
  tokens: Iterable<TokenLike>;
  grid: { size: number; distance: number; units: string };
}

export interface MessageLike extends DocumentLike {
  author: UserLike | null;
  isAuthor: boolean;
  isContentVisible: boolean;
  blind: boolean;
  whisper: string[];
  timestamp: number;
  flavor: string;
  content: string;
  speaker: { alias?: string };
  rolls: { render(options?: Data): Promise<string> }[];
  renderHTML(options?: Data): Promise<HTMLElement>;
  alias?: string;
}

export interface CollectionLike<T> extends Iterable<T> {
  contents: T[];
  size: number;
  get(id: string): T | undefined;
  filter(test: (entry: T) => boolean): T[];
  find(test: (entry: T) => boolean): T | undefined;
}

export interface IndexEntry extends Data {
  _id: string;
  uuid: string;
  name: string;
  img?: string;
  type?: string;
  folder?: string | null;
  sort?: number;
}

export interface PackLike {
  collection: string;
  title: string;
  documentName: string;
  locked: boolean;
  visible?: boolean;
  metadata: Data & { label: string; type: string };
  index: Iterable<IndexEntry> & { size: number };
  folders: Iterable<{ id: string; name: string; sort?: number; folder?: { id: string } | string | null }>;
  getIndex(): Promise<unknown>;
  getDocument(id: string): Promise<DocumentLike | null>;
}

export interface SettingConfig {
  namespace: string;
  key: string;
  name?: string;
  hint?: string;
  scope: string;
  config?: boolean;
  restricted?: boolean;
  requiresReload?: boolean;
  type?: unknown;
  choices?: Record<string, string>;
  range?: { min?: number; max?: number; step?: number };
  default?: unknown;
}

export interface MenuConfig {
  name: string;
  label?: string;
  hint?: string;
  restricted?: boolean;
  type: new () => { render(options: Data): Promise<unknown> };
}

export interface GameLike {
  user: UserLike;
  users: CollectionLike<UserLike>;
  actors: CollectionLike<DocumentLike>;
  items: CollectionLike<DocumentLike>;
  messages: CollectionLike<MessageLike>;
  combats: CollectionLike<DocumentLike>;
  combat: DocumentLike | null;
  scenes: CollectionLike<SceneLike> & { active: SceneLike | null; viewed?: SceneLike | null };
  macros: CollectionLike<DocumentLike>;
  packs: CollectionLike<PackLike>;
  i18n: {
    lang: string;
    localize(key: string): string;
    format(key: string, data?: Data): string;
    has(key: string): boolean;
  };
  settings: {
    settings: Map<string, SettingConfig>;
    menus: Map<string, MenuConfig>;
    get(scope: string, key: string): unknown;
    set(scope: string, key: string, value: unknown): Promise<unknown>;
  };
  system: { id: string; title: string; documentTypes: Record<string, Record<string, unknown>> };
  world: { title: string };
  release: { generation: number };
}

export interface DocumentClassLike {
  documentName: string;
  create(data: Data, options?: Data): Promise<DocumentLike>;
  fromDropData(data: Data): Promise<DocumentLike | undefined>;
}

export interface ConfigLike {
  [documentName: string]: Data & {
    documentClass?: DocumentClassLike;
    sheetClasses?: Record<string, Record<string, SheetEntry>>;
    typeLabels?: Record<string, string>;
  };
}

export interface SheetEntry {
  id: string;
  cls: new (options: { document: object }) => object;
  label: string;
  default: boolean;
}

interface PageGlobals {
  game: GameLike;
  CONFIG: ConfigLike;
  ui: Data;
  fromUuid(uuid: string): Promise<DocumentLike | null>;
}

/** The page's globals. One place reads them so that their shape is stated once. */
export function page(): PageGlobals {
  // They are built by the core while the page starts.
  return globalThis as unknown as PageGlobals;
}

/** The configuration of a kind of document, if there is one of that name. */
export function configOf(documentName: string): ConfigLike[string] | undefined {
  const { CONFIG } = page();
  return documentName in CONFIG ? CONFIG[documentName] : undefined;
}

/** A text in the language of the page; without a page (unit tests) the key itself. */
export function localize(key: string, data?: Data): string {
  const i18n = (globalThis as unknown as { game?: Partial<GameLike> }).game?.i18n;
  if (!i18n) return key;
  return data ? i18n.format(key, data) : i18n.localize(key);
}
