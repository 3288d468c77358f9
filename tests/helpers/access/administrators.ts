import { v7 as uuid } from 'uuid'
import { type Account, type Centre, rowsOf } from '#tests/helpers/centre/centre'
import { roleNamed } from '#tests/helpers/access/roles'

export async function invitationOf(centre: Centre, roles: string[] = ['Receptionist']) {
  const ids = await Promise.all(roles.map(async (name) => (await roleNamed(centre, name)).id))
  return {
    first_name_en: 'Lina',
    last_name_en: 'Saad',
    first_name_ar: 'لينا',
    last_name_ar: 'سعد',
    email: `${uuid().slice(-12)}@centre.test`,
    phone: '0501234567',
    roles: ids as string[],
  }
}

export async function accountRow({ centre, userId }: Pick<Account, 'centre' | 'userId'>) {
  const [row] = await rowsOf(centre, 'users', { id: userId })
  return row
}

export async function accountByEmail(centre: Centre, email: string) {
  const [row] = await rowsOf(centre, 'users', { email })
  return row
}
