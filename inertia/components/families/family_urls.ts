import { urlFor } from '~/client'

/** A family there is, to which a sibling is added. */
export type Kin = { household: string } | { guardian: string }

export const familyUrls = {
  create: () => urlFor('admin.families.create'),
  sibling: (kin: Kin) => `${urlFor('admin.families.create')}?${new URLSearchParams(kin)}`,
  store: () => urlFor('admin.families.store'),
}
