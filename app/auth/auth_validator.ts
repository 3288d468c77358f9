import vine from '@vinejs/vine'
import {
  maximumPasswordLength,
  minimumPasswordLength,
} from '#domain/access/accounts/rules/password'
import { locales } from '#domain/shared/choices/locales'
import { longestAddress } from '#domain/shared/limits/address_length'

export const signInValidator = vine.create({
  email: vine.string().trim().email().maxLength(longestAddress),
  password: vine.string().maxLength(maximumPasswordLength),
  remember: vine.boolean().optional(),
})

/** Where a window was when it was locked; the address is checked when it is used. */
export const from = vine.string().maxLength(2_000).optional()

export const lockValidator = vine.create({ from })

export const unlockValidator = vine.create({
  password: vine.string().maxLength(maximumPasswordLength),
  from,
})

export const proofValidator = vine.create({
  password: vine.string().maxLength(maximumPasswordLength),
})

export const addressValidator = vine.create({
  email: vine.string().trim().email().maxLength(longestAddress),
})

export const choosePasswordValidator = vine.create({
  password: vine
    .string()
    .minLength(minimumPasswordLength)
    .maxLength(maximumPasswordLength)
    .confirmed({ confirmationField: 'password_confirmation' }),
})

export const handOffValidator = vine.create({ token: vine.string().maxLength(200) })

export const languageValidator = vine.create({ locale: vine.enum(locales) })
