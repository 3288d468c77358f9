/** As the audit trail will name them. `userId` is null for the system itself. */
export type Actor = {
  userId: string | null
  name: string
  nameOther?: string | null
  requestId: string | null
}

export const system: Actor = { userId: null, name: 'Markaz', requestId: null }
