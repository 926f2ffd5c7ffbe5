/** What waits, by visitor: visitors have turns, and the tasks of one visitor come in the order of their arrival. */
export class Turns<Task extends { readonly visitor: string }> {
  /** The visitor whose turn is next comes first. No list is empty. */
  readonly #waiting = new Map<string, Task[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(task: Task): void {
    const own = this.#waiting.get(task.visitor);
    if (own) own.push(task);
    else this.#waiting.set(task.visitor, [task]);
    this.#size += 1;
  }

  /** Takes out the task whose turn it is; its visitor's next turn comes after all others'. */
  next(): Task | undefined {
    const [own] = this.#waiting.values();
    const task = own?.[0];
    if (!own || !task) return undefined;
    this.#waiting.delete(task.visitor);
    if (own.length > 1) this.#waiting.set(task.visitor, own.slice(1));
    this.#size -= 1;
    return task;
  }

  remove(task: Task): void {
    const rest = this.#waiting.get(task.visitor)?.filter((other) => other !== task) ?? [];
    if (rest.length > 0) this.#waiting.set(task.visitor, rest);
    else this.#waiting.delete(task.visitor);
    this.#size -= 1;
  }

  /** How many tasks have their turn before this one, if nothing more arrives. */
  ahead(task: Task): number {
    const position = this.#waiting.get(task.visitor)?.indexOf(task) ?? 0;
    let count = 0;
    let mostOfEach = position + 1;
    for (const [visitor, tasks] of this.#waiting) {
      if (visitor === task.visitor) mostOfEach = position;
      count += Math.min(tasks.length, mostOfEach);
    }
    return count;
  }

  all(): Task[] {
    return [...this.#waiting.values()].flat();
  }
}
