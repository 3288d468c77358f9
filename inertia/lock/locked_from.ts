const KEY = 'markaz.locked_from'

export const lockedFrom = {
  read: (): string | undefined => sessionStorage.getItem(KEY) ?? undefined,
  keep: (): void => {
    sessionStorage.setItem(KEY, window.location.pathname + window.location.search)
  },
  forget: (): void => sessionStorage.removeItem(KEY),
}
