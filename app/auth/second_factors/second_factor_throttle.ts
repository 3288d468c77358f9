import limiter from '@adonisjs/limiter/services/main'
import { pendingSeconds, triesOfOneSignIn } from '#domain/access/second_factors/rules/second_factor'

type Try = { tenantId: string; userId: string; pendingId: string }
type Verdict = 'go' | 'ended' | { secondsToWait: number }

const waiting = () =>
  limiter.use({ requests: triesOfOneSignIn, duration: `${pendingSeconds} seconds` })
/** Six digits are few: knowing the password must not allow guessing on with new sign-ins. */
const budgets = () => [
  limiter.use({ requests: 10, duration: '1 hour' }),
  limiter.use({ requests: 30, duration: '1 day' }),
]

/**
 * Counts tries before they are checked, so that none slips by beside another. Codes also draw on
 * the account's budget; a recovery code or a passkey does not, so that the owner can come in while
 * somebody guesses.
 */
export class SecondFactorThrottle {
  #pending: string
  #account: string

  constructor({ tenantId, userId, pendingId }: Try) {
    this.#pending = `second_factor:pending:${pendingId}`
    this.#account = `second_factor:account:${tenantId}:${userId}`
  }

  async take(isCode: boolean): Promise<Verdict> {
    if (!(await waiting().attempt(this.#pending, () => true))) return 'ended'
    if (!isCode) return 'go'
    for (const [place, budget] of budgets().entries()) {
      const key = `${this.#account}:${place}`
      const isLeft = await budget.attempt(key, () => true)
      if (!isLeft) return { secondsToWait: await budget.availableIn(key) }
    }
    return 'go'
  }

  async hasTryLeft() {
    return (await waiting().remaining(this.#pending)) > 0
  }

  async giveBack() {
    await Promise.all(
      budgets().map((budget, place) => budget.decrement(`${this.#account}:${place}`))
    )
  }
}
