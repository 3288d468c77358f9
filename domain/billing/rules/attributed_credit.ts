import { roundedQuotient, splitByWeight, sum } from '#domain/shared/money/rounding'

/** A session’s price on a line, and what credit notes took of it so far. */
type SharedPrice = { share: bigint; taken: bigint }

/**
 * Splits what is credited of a line over its sessions, in proportion to what is left of each. `credited` is
 * everything that credit notes took of the line's `total`, which contains its tax; the prices of sessions may
 * not. Answers one amount for each session; none takes more than is left.
 */
export function attributedCredit(
  sessions: SharedPrice[],
  { total, credited }: { total: bigint; credited: bigint }
): bigint[] {
  const whole = sum(sessions.map(({ share }) => share))
  const rests = sessions.map(({ share, taken }) => (share > taken ? share - taken : 0n))
  const before = sum(sessions.map(({ taken }) => taken))
  const after = total === 0n ? 0n : roundedQuotient(whole * credited, total)
  const missing = after > before ? after - before : 0n
  const creditable = sum(rests)
  return splitByWeight(missing < creditable ? missing : creditable, rests)
}
