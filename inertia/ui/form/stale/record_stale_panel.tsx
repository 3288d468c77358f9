import { useTranslations } from 'use-intl'
import { StalePanel } from '~/ui/form/stale/stale_panel'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useFieldValue, type WriteField } from '~/ui/record/use_field_value'
import type { Area } from '~/ui/use_area_words'

export interface RecordStalePanelProps {
  area: Area
  form: { data: object }
  stale: {
    seen: boolean
    taken: string[]
    conflicts: { name: string; mine: unknown; theirs: unknown }[]
    choose: (name: string, choice: 'mine' | 'theirs') => void
  }
  write?: WriteField
  labelOf?: (name: string) => string | undefined
}

export function RecordStalePanel(props: RecordStalePanelProps) {
  const { area, form, stale, write, labelOf } = props
  const empty = useTranslations('ui.stale')('empty')
  const areaLabel = useFieldLabel(area)
  const inWords = useFieldValue(area)
  if (!stale.seen) return null
  const label = (name: string) => (labelOf ?? areaLabel)(name) ?? name
  const value = (name: string, side: unknown) => (write ?? inWords)(name, side) || empty
  const data = new Map<string, unknown>(Object.entries(form.data))
  return (
    <StalePanel
      taken={stale.taken.map(label)}
      onChoose={stale.choose}
      differences={stale.conflicts.map(({ name, mine, theirs }) => ({
        name,
        label: label(name),
        mine: value(name, mine),
        theirs: value(name, theirs),
        choice: data.get(name) === theirs ? 'theirs' : 'mine',
      }))}
    />
  )
}
