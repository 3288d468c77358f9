import type { ReactNode } from 'react'
import { RecordForm, type RecordFormState } from '~/ui/form/record_form'
import { RecordStalePanel, type RecordStalePanelProps } from '~/ui/form/stale/record_stale_panel'
import type { RecordUrls } from '~/ui/record/record_urls'
import { useFieldLabel } from '~/ui/record/use_field_label'
import { useAreaWords, type Area } from '~/ui/use_area_words'

interface AreaFormProps extends Pick<RecordStalePanelProps, 'write'> {
  area: Area
  title: string
  record: { id: string; version: number } | null
  urls: Pick<RecordUrls, 'index' | 'show'>
  inputs: readonly string[]
  labels?: Record<string, string>
  state: RecordFormState & Pick<RecordStalePanelProps, 'form' | 'stale'>
  notices?: ReactNode
  /** Of a form in a dialog. */
  onCancel?: () => void
  children: ReactNode
}

export function AreaForm(props: AreaFormProps) {
  const { area, record, urls, inputs, state, onCancel } = props
  const t = useAreaWords(area)
  const labelOf = useFieldLabel(area)
  const labels = Object.fromEntries(inputs.map((name) => [name, labelOf(name) ?? name]))
  return (
    <RecordForm
      title={props.title}
      labels={{ ...labels, ...props.labels }}
      state={state}
      saveLabel={t(record ? 'form.update' : 'form.create')}
      {...(onCancel ? { onCancel } : { cancelHref: record ? urls.show(record.id) : urls.index() })}
      notices={
        <>
          {record && (
            <RecordStalePanel
              key={record.version}
              area={area}
              form={state.form}
              stale={state.stale}
              write={props.write}
            />
          )}
          {props.notices}
        </>
      }
    >
      {props.children}
    </RecordForm>
  )
}
