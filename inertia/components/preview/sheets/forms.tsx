import { Button } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useOpened } from '~/components/preview/sample/use_opened'
import { SampleRecordForm } from '~/components/preview/sheets/sample_record_form'
import { Specimen, State } from '~/components/preview/specimen'
import { ErrorSummary } from '~/ui/form/error_summary'
import { FormSection } from '~/ui/form/form_section'
import { SaveBar } from '~/ui/form/save_bar'
import { RecordStalePanel } from '~/ui/form/stale/record_stale_panel'
import { Sample } from '~/components/preview/sample/sample'
import { TextField } from '~/ui/form/fields/text_field'
import form from '~/ui/form/form.module.css'
import { type ReactNode, useState } from 'react'

export function Forms() {
  const t = useTranslations('preview')
  const errors = useTranslations('preview.errors')
  const save = t('form.create')
  const labels = { summary_first: t('sample.label'), summary_second: t('sample.long_label') }
  return (
    <>
      <SampleRecordForm />
      <Specimen of="FormSection" isWide>
        <State is="long">
          <div className={form.form}>
            <FormSection title={t('sample.long_label')} help={t('sample.long')}>
              <Sample name="summary_first" value="">
                {(field) => <TextField label={t('sample.label')} field={field} />}
              </Sample>
              <Sample name="summary_second" value="">
                {(field) => <TextField label={t('sample.long_label')} field={field} />}
              </Sample>
            </FormSection>
          </div>
        </State>
      </Specimen>
      <Specimen of="ErrorSummary" isWide>
        <State is="error">
          <ErrorSummary labels={labels} errors={{ summary_first: errors('required') }} />
        </State>
        <State is="many">
          <ErrorSummary
            labels={labels}
            errors={{ summary_first: errors('required'), summary_second: errors('long') }}
          />
        </State>
      </Specimen>
      <Specimen of="SaveBar" isWide>
        <State is="ready">
          <Still>
            <SaveBar label={save} isDirty={false} isPending={false} />
          </Still>
        </State>
        <State is="dirty">
          <Still>
            <SaveBar label={save} isDirty isPending={false} />
          </Still>
        </State>
        <State is="loading">
          <Still>
            <SaveBar label={save} isDirty isPending />
          </Still>
        </State>
      </Specimen>
      <Stale />
    </>
  )
}

/** Exactly as high as its content, so that the bar can't move while the page scrolls. */
const Still = ({ children }: { children: ReactNode }) => <div>{children}</div>

const base = { name: '', phone: '+00 000 0001', status: 'active' }

function Stale() {
  const t = useTranslations('preview.acts')
  const { isOpen, open } = useOpened('stale')
  const [data, setData] = useState(base)
  const conflicts = [
    { name: 'phone', mine: base.phone, theirs: '+00 000 0002' },
    { name: 'status', mine: base.status, theirs: 'on_hold' },
  ]
  const choose = (name: string, choice: 'mine' | 'theirs') => {
    const conflict = conflicts.find((one) => one.name === name)
    if (conflict) setData((now) => ({ ...now, [name]: conflict[choice] }))
  }
  return (
    <Specimen of="RecordStalePanel" isWide>
      <State is="opens">
        {isOpen ? (
          <RecordStalePanel
            area="preview"
            form={{ data }}
            stale={{ seen: true, taken: ['notes'], conflicts, choose }}
          />
        ) : (
          <Button variant="default" onClick={open}>
            {t('save_meanwhile')}
          </Button>
        )}
      </State>
    </Specimen>
  )
}
