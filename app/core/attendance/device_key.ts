import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * What seals the marks that wait on somebody's device: 256 bits, the same at each sign-in and kept nowhere, so that what a
 * device keeps can be read by whoever the server lets in as this account, and by nobody who has the device alone.
 */
export const deviceKey = (tenant: string, account: string) =>
  createHmac('sha256', appKey.release())
    .update(`marks on a device ${tenant} ${account}`)
    .digest('base64')
