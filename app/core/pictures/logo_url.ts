import { pictureVersion } from '#core/pictures/picture_version'

/** Where a centre's own mark is served, to anybody at its address; the address changes with the mark. */
export const logoUrl = (logo: string | null) => logo && `/logo?v=${pictureVersion(logo)}`
