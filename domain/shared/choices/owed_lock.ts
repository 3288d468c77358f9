/** Left by a page that locked while the server could not be reached: whatever it is asked next, it locks first. */
export const owedLockCookie = 'owed_lock'
