import { pictureVersion } from '#core/pictures/picture_version'

export const logoUrl = (logo: string | null) => logo && `/logo?v=${pictureVersion(logo)}`
