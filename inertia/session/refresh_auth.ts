import { router } from '@inertiajs/react'
import type { Page } from '@inertiajs/core'
import { leaveEndedSignIn } from '~/lock/leave_page'
import { lockScreen } from '~/lock/lock_screen'
import { searchKey } from '~/session/search_key'
import type { SharedProps } from '~/types'

type Present = Pick<Page<SharedProps>, 'component' | 'url' | 'version' | 'props'>

const ENDED = 401
const LOCKED = 423

/**
 * Fetches only the auth props, with no effect on visit, scroll, focus or messages (row D10). False
 * when asking again is no use; a page whose screen was locked meanwhile goes to the lock screen, one whose
 * sign-in has ended goes where the server leads a guest.
 */
export async function refreshAuth(present: Present): Promise<boolean> {
  const answer = await fetch(present.url, {
    redirect: 'manual',
    headers: {
      'Accept': 'text/html, application/xhtml+xml',
      'X-Requested-With': 'XMLHttpRequest',
      'X-Inertia': 'true',
      'X-Inertia-Version': present.version ?? '',
      'X-Inertia-Partial-Component': present.component,
      'X-Inertia-Partial-Data': 'auth',
      'X-Background': '1',
    },
  }).catch(() => undefined)
  if (!answer) return true
  const { auth: before } = present.props
  if (answer.status === LOCKED && before) void lockScreen(before.user.kind)
  if (answer.status === ENDED && before) leaveEndedSignIn()
  if (!answer.ok) return ![ENDED, LOCKED].includes(answer.status)
  const page = (await answer.json().catch(() => undefined)) as Page<SharedProps> | undefined
  const auth = page?.component === present.component ? page.props.auth : undefined
  if (!auth) return true
  searchKey.keep(auth)
  if (whoIn(auth) !== whoIn(present.props.auth)) router.replaceProp('auth', auth)
  return true
}

const whoIn = (auth: SharedProps['auth']) => JSON.stringify({ ...auth, search: undefined })
