import { registry } from '@generated/registry'
import { createTuyau } from '@tuyau/core/client'

export const client = createTuyau({ baseUrl: '/', registry })

/** The address of a route by its name; a missing parameter throws (row G3). */
export const urlFor = client.urlFor
