export type RecordData = {
  version: number
  photo?: File | null
  remove_photo?: boolean
}
