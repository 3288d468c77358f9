import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'
import { useFieldValue } from '~/ui/record/use_field_value'
import { useAreaWords } from '~/ui/use_area_words'

export function DocumentStalePanel(props: Pick<RecordStalePanelProps, 'form' | 'stale'>) {
  const t = useAreaWords('instructors')
  const write = useFieldValue('instructors')
  return (
    <RecordStalePanel
      area="instructors"
      labelOf={(name) => t(`documents.${name === 'title' ? 'name' : name}`)}
      write={(name, value) => write(name === 'kind' ? 'document_kind' : name, value)}
      {...props}
    />
  )
}
