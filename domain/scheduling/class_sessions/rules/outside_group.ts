/** The dates of a group and its term; the last day is included. */
export interface GroupDates {
  groupStartsOn: string | null
  groupEndsOn: string | null
  termStartsOn: string | null
  termEndsOn: string | null
}

type Bound = 'before_group' | 'after_group' | 'before_term' | 'after_term'

export interface OutsideGroup {
  kind: 'outside'
  bound: Bound
  /** The first or last day that would be inside. */
  day: string
}

/** The group's own dates are reported before its term's. */
export function outsideGroup(date: string, dates: GroupDates): OutsideGroup[] {
  const { groupStartsOn, groupEndsOn, termStartsOn, termEndsOn } = dates
  const bounds: [Bound, string | null][] = [
    ['before_group', groupStartsOn],
    ['after_group', groupEndsOn],
    ['before_term', termStartsOn],
    ['after_term', termEndsOn],
  ]
  const crossed = bounds.find(
    ([bound, day]) => day !== null && (bound.startsWith('before') ? date < day : day < date)
  )
  return crossed ? [{ kind: 'outside', bound: crossed[0], day: crossed[1]! }] : []
}
