import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Gender, StudentStatus } from '#domain/people/rules/student_status'

/** The driver reads a date as local midnight. */
const day = (value: Date | string | null) =>
  value instanceof Date ? DateTime.fromJSDate(value).toISODate() : value

/** A person who learns here (domain §1.6). */
export default class Student extends BaseModel {
  @column({ isPrimary: true })
  declare id: string

  @column()
  declare number: string

  @column()
  declare firstName: string

  @column()
  declare lastName: string

  @column()
  declare firstNameOther: string | null

  @column()
  declare lastNameOther: string | null

  @column()
  declare gender: Gender | null

  @column({ consume: day })
  declare birthDate: string | null

  @column()
  declare nationality: string | null

  @column()
  declare nationalId: string | null

  @column()
  declare email: string | null

  @column()
  declare phone: string | null

  @column()
  declare whatsapp: boolean

  @column()
  declare schoolName: string | null

  @column()
  declare status: StudentStatus

  @column()
  declare notes: string | null

  /** The drive key of the picture; pages see a URL. */
  @column()
  declare photo: string | null

  @column()
  declare version: number

  @column.dateTime()
  declare createdAt: DateTime

  @column.dateTime()
  declare updatedAt: DateTime

  @column.dateTime()
  declare archivedAt: DateTime | null
}
