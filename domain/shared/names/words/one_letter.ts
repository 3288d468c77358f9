/** Whether one letter is wrong, missing, too many or changed with its neighbour; never so of the same word. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one.length < other.length) return isOneLetterOff(other, one)
  if (one.length - other.length > 1 || one === other) return false
  let at = 0
  while (one[at] === other[at] && at < other.length) at++
  const rest = one.slice(at + 1)
  if (one.length > other.length) return rest === other.slice(at)
  if (rest === other.slice(at + 1)) return true
  const isTurned = one[at] === other[at + 1] && one[at + 1] === other[at]
  return isTurned && one.slice(at + 2) === other.slice(at + 2)
}
