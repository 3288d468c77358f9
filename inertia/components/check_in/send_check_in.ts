import type { CheckInAnswer } from '~/components/check_in/types'
import { sendJson } from '~/feedback/send_json'

/** Loads the page anew where the server wants it: the device was closed, or the page has been open for too long. */
export async function sendCheckIn(url: string, body: object): Promise<CheckInAnswer> {
  const answer = await sendJson(url, body).catch(() => undefined)
  if (answer?.status === 404 || answer?.status === 419) window.location.reload()
  const told = (await answer?.json().catch(() => undefined)) as CheckInAnswer | undefined
  return told?.outcome ? told : { outcome: 'failed' }
}
