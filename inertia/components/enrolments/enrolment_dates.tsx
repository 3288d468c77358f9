import { useFormat } from '~/hooks/use_format'

interface EnrolmentDatesProps {
  row: { starts_on: string | null; ends_on: string | null }
}

/** From when to when somebody is in a group. */
export function EnrolmentDates({ row }: EnrolmentDatesProps) {
  const { day } = useFormat()
  const { starts_on: start, ends_on: end } = row
  return (
    <>
      {start && day(start)}
      {end && <> – {day(end)}</>}
    </>
  )
}
