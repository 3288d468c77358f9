import type { Page } from 'playwright'
import { asOwner } from '#tests/helpers/database/as_owner'
import { changeUser } from '#tests/helpers/access/change_user'
import { changeSessions } from '#tests/helpers/access/session'
import type { Account } from '#tests/helpers/centre/centre'

type SignInEnd = (page: Page, account: Account) => Promise<unknown>

const doors = /\/(login|locked)$/

/** Each way in which a window stops being its person's. */
export const signInEnds = {
  'signed out': async (page) => {
    await page.locator('[data-user-menu]').first().click()
    await page.getByRole('menuitem').last().click()
    await page.waitForURL(doors)
    await page.locator('h1').first().waitFor()
  },
  'signed out elsewhere': (_page, { userId }) =>
    asOwner().deleteFrom('platform.sessions').where('user_id', '=', userId).execute(),
  'suspended': (_page, account) => changeUser(account, { status: 'suspended' }),
  'locked': (_page, account) => changeSessions(account, { locked_at: new Date() }),
} satisfies Record<string, SignInEnd>

export type SignInEndName = keyof typeof signInEnds

/** Only the screens of offices and instructors lock (ADR 5). */
export const endsFor = ({ kind }: Account): SignInEndName[] =>
  kind === 'student'
    ? ['signed out', 'signed out elsewhere', 'suspended']
    : ['signed out', 'signed out elsewhere', 'suspended', 'locked']
