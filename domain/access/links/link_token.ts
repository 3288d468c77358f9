import { createHash, randomBytes } from 'node:crypto'

export const newToken = () => randomBytes(32).toString('base64url')

/**
 * Only the hash is stored, so that reading the database gives nobody a usable token (security T18).
 */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
