import type { Page } from '@inertiajs/core'
import { draftStore } from '~/ui/form/draft/draft_store'
import { recents } from '~/recents/recents'
import type { SharedProps } from '~/types'

type OwnedPage = Pick<Page<SharedProps>, 'component' | 'props'>

const KEY = 'markaz.page_owner'

/** Inertia's own names for what opens the history of a window. */
const historyKeys = ['historyKey', 'historyIv']

/** The account whose pages this window's history holds. */
const pageOwner = {
  read: (): string | null => sessionStorage.getItem(KEY),
  write: (account: string | null): void => {
    if (account === null) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, account)
  },
}

/**
 * Runs before Inertia reads the history of a window that was loaded by a step back: Inertia would show the
 * entry instead of what the server has just answered, also to a guest or to the next person.
 */
export function dropForeignHistory(page: OwnedPage): void {
  const account = accountOf(page)
  const isForeign = account === null || pageOwner.read() !== account
  if (isForeign) for (const key of historyKeys) sessionStorage.removeItem(key)
  if (isForeign || isForeignEntry(account)) {
    window.history.replaceState({ ...(window.history.state as object | null), page: undefined }, '')
  }
  followPageOwner(page)
}

/** Removes what the last person typed or opened here once somebody else is in, or nobody. */
export function followPageOwner(page: OwnedPage): void {
  const account = accountOf(page)
  const before = pageOwner.read()
  if (account !== null && before !== null && account !== before) draftStore.clearAll()
  if (isGuestPage(page)) recents.clearAll()
  if (account !== null) pageOwner.write(account)
}

/** Errors may come before the session is read, and a locked page hides its person: neither is a guest's. */
export const isGuestPage = ({ component, props }: OwnedPage): boolean =>
  component !== 'errors/show' && !props.auth && props.portal === 'guest'

const accountOf = ({ props }: OwnedPage) => props.auth?.user.id ?? null

/** An entry says itself who owns it when the browser can't encrypt. */
function isForeignEntry(account: string): boolean {
  const { page } = (window.history.state ?? {}) as { page?: ArrayBuffer | OwnedPage }
  if (!page || page instanceof ArrayBuffer) return false
  return page.props?.auth?.user.id !== account
}
