import { owedLockCookie } from '#domain/shared/choices/owed_lock'

const month = 30 * 86_400
const safe = () => (window.location.protocol === 'https:' ? '; Secure' : '')

/** The server did not hear of a lock: every request tells it until one is answered. */
export const owedLock = {
  note: (): void => {
    document.cookie = `${owedLockCookie}=1; Path=/; Max-Age=${month}; SameSite=Lax${safe()}`
  },
  isNoted: (): boolean => document.cookie.split('; ').includes(`${owedLockCookie}=1`),
}
