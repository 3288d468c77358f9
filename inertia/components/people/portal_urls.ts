import { urlFor } from '~/client'
import type { PersonArea } from '~/components/people/types'

/** Where a person's account is acted upon. */
export const portalUrls = (area: PersonArea, id: string) => ({
  invitation: urlFor(`admin.${area}.invitation.store`, { id }),
  link: urlFor(`admin.${area}.link.store`, { id }),
  suspension: urlFor(`admin.${area}.suspension.store`, { id }),
})
