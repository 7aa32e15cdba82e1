interface SearchFilterOptions {
  inputSelector: string;
  contentSelector: string;
  initial?: string;
  callback: (event: Event | null, query: string, pattern: RegExp, content: HTMLElement) => void;
}

/** Runs a filter over some content whenever the text in a search box changes. */
export class SearchFilter {
  query: string;
  readonly options: SearchFilterOptions;

  constructor(options: SearchFilterOptions) {
    this.options = options;
    this.query = options.initial ?? "";
  }

  /** Text without accents and in lower case, so that what looks alike is found. */
  static cleanQuery(query: string): string {
    return query
      .trim()
      .normalize("NFD")
      .replaceAll(/[\u0300-\u036f]/g, "");
  }

  static testQuery(query: string, text: string): boolean {
    return SearchFilter.cleanQuery(text).toLowerCase().includes(SearchFilter.cleanQuery(query).toLowerCase());
  }

  bind(root: HTMLElement): void {
    const input = root.querySelector<HTMLInputElement>(this.options.inputSelector);
    const content = root.querySelector<HTMLElement>(this.options.contentSelector);
    if (!input || !content) return;
    input.value = this.query;
    input.addEventListener("input", (event) => this.filter(event, input.value, content));
    this.filter(null, this.query, content);
  }

  filter(event: Event | null, query: string, content: HTMLElement): void {
    this.query = SearchFilter.cleanQuery(query);
    const pattern = new RegExp(this.query.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i");
    this.options.callback(event, this.query, pattern, content);
  }
}
