/** What the form of every record holds beside its fields: the version that was edited, and a picture where it has one. */
export type RecordData = {
  version: number
  photo?: File | null
  remove_photo?: boolean
}
