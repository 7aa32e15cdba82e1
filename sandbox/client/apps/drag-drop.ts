type Permission = (selector: string) => boolean;
type Callback = (event: DragEvent) => unknown;
type DragEventName = "dragstart" | "dragover" | "dragenter" | "dragleave" | "drop" | "dragend";

interface DragDropOptions {
  dragSelector?: string | null;
  dropSelector?: string | null;
  permissions?: { dragstart?: Permission; drop?: Permission };
  callbacks?: Partial<Record<DragEventName, Callback>>;
}

const bound = new WeakMap<HTMLElement, Partial<Record<DragEventName, Callback>>>();

/** One listener for each event and element, whatever is bound to it later. */
function listen(element: HTMLElement, callbacks: Partial<Record<DragEventName, Callback>>): void {
  const known = bound.get(element) ?? {};
  for (const name of Object.keys(callbacks) as DragEventName[]) {
    if (!(name in known)) element.addEventListener(name, (event) => void bound.get(element)?.[name]?.(event));
  }
  bound.set(element, { ...known, ...callbacks });
}

/** Makes elements draggable and others ready to be dropped upon. Binding anew replaces what was bound before. */
export class DragDrop {
  static get implementation(): typeof DragDrop {
    return DragDrop;
  }

  readonly dragSelector: string | null;
  readonly dropSelector: string | null;
  readonly permissions: NonNullable<DragDropOptions["permissions"]>;
  readonly callbacks: NonNullable<DragDropOptions["callbacks"]>;

  constructor({ dragSelector = null, dropSelector = null, permissions = {}, callbacks = {} }: DragDropOptions = {}) {
    this.dragSelector = dragSelector;
    this.dropSelector = dropSelector;
    this.permissions = permissions;
    this.callbacks = callbacks;
  }

  can(action: "dragstart" | "drop", selector: string): boolean {
    return this.permissions[action]?.(selector) ?? true;
  }

  bind(root: HTMLElement): this {
    if (this.dragSelector && this.can("dragstart", this.dragSelector)) {
      for (const element of root.querySelectorAll<HTMLElement>(this.dragSelector)) this.#bindSource(element);
    }
    if (this.can("drop", this.dropSelector ?? "")) {
      const zones = this.dropSelector ? root.querySelectorAll<HTMLElement>(this.dropSelector) : [root];
      for (const zone of zones) this.#bindZone(zone);
    }
    return this;
  }

  #bindSource(element: HTMLElement): void {
    element.draggable = true;
    listen(element, {
      dragstart: (event) => {
        event.stopPropagation();
        this.callbacks.dragstart?.(event);
      },
      dragend: (event) => this.callbacks.dragend?.(event),
    });
  }

  #bindZone(zone: HTMLElement): void {
    const { dragover, drop, dragenter, dragleave } = this.callbacks;
    listen(zone, {
      dragover: (event) => {
        event.preventDefault();
        dragover?.(event);
      },
      drop: (event) => {
        event.preventDefault();
        event.stopPropagation();
        drop?.(event);
      },
      dragenter: (event) => dragenter?.(event),
      dragleave: (event) => dragleave?.(event),
    });
  }
}
