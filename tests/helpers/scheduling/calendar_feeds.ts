import type { ApiClient } from '@japa/api-client'
import { type Account, type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { readCalendar } from '#tests/helpers/scheduling/read_calendar'
import { guest, signedIn, type Visitor } from '#tests/helpers/visitor'

export const profileOf = ({ kind }: Account) =>
  ({ admin: '/admin/profile', instructor: '/instructor/profile', student: '/profile' })[kind]

/** Where their calendar program reads, as the page tells it to its owner. */
export async function shownAddress(visitor: Visitor, account: Account) {
  const page = await visitor.visit(`${profileOf(account)}?tab=preferences`)
  return page.body().flash.calendar_feed as string | undefined
}

/** Made by its owner at the page; answers its path. */
export async function feedOf(client: ApiClient, account: Account) {
  const visitor = await signedIn(client, account)
  await visitor.post(`${profileOf(account)}/calendar-feed`)
  const address = await shownAddress(visitor, account)
  return new URL(address!).pathname
}

/** As a calendar program asks: without a cookie. */
export const asks = (client: ApiClient, centre: Pick<Centre, 'host'>, path: string) =>
  guest(client, centre).get(path).header('Accept', 'text/calendar')

export async function fed(client: ApiClient, account: Account, path?: string) {
  const answer = await asks(client, account.centre, path ?? (await feedOf(client, account)))
  answer.assertStatus(200)
  return readCalendar(answer.text())
}

export const summaries = async (client: ApiClient, account: Account, path?: string) =>
  (await fed(client, account, path)).events.map(({ summary }) => String(summary))

export const feedRow = async ({ centre, userId }: Account) =>
  (await rowsOf(centre, 'calendar_feeds', { user_id: userId }))[0]
