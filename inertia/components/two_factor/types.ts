export type Passkey = {
  id: string
  name: string
  created_at: string
  last_used_at: string | null
  /** Another address of the centre, where it was not made at this one. */
  made_at: string | null
}

export type TwoFactor = {
  authenticator_since: string | null
  passkeys: Passkey[]
  codes_left: number
  is_required: boolean
  has_host: boolean
}
