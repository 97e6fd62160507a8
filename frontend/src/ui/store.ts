/** A value that changes, and who listens to it: as `useSyncExternalStore` asks for it. */
export abstract class Store<T> {
  private value: T;
  private readonly listeners = new Set<() => void>();

  protected constructor(value: T) {
    this.value = value;
  }

  /** Calls this whenever there is another value; what comes back ends it. */
  readonly listen = (heard: () => void): (() => void) => {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  };

  /** The value as it stands: the same object until there is another. */
  readonly read = (): T => this.value;

  protected tell(value: T): void {
    this.value = value;
    this.listeners.forEach((heard) => heard());
  }
}
