type Span = readonly [from: number, until: number]

/** Who and what is taken when; half-open, so that touching ends are free. */
export class Busy {
  #taken = new Map<string, Span[]>()

  take(ids: readonly (string | null)[], span: Span) {
    for (const id of ids) {
      if (id === null) continue
      const spans = this.#taken.get(id)
      if (spans) spans.push(span)
      else this.#taken.set(id, [span])
    }
  }

  isFree(ids: readonly (string | null)[], [from, until]: Span) {
    return ids.every((id) => {
      const spans = id === null ? undefined : this.#taken.get(id)
      return !spans?.some(([begins, ends]) => begins < until && from < ends)
    })
  }
}
