import { portalRoutes } from '#core/portals/portal_routes'
import { pictureVersion } from '#core/pictures/picture_version'
import type { Kind } from '#domain/shared/choices/kinds'

export const ownPhotoUrl = (kind: Kind, photo: string | null) =>
  photo && `${portalRoutes[kind].path}/profile/photo?v=${pictureVersion(photo)}`
