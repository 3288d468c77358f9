import { useSyncExternalStore } from 'react'

const subscribe = () => () => undefined
const look = () => typeof window.PublicKeyCredential === 'function'

/** Whether this browser knows passkeys here: it does on a host of its own name, over https or on this machine. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(subscribe, look, () => false)
