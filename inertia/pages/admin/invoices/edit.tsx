import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { nameIn } from '#domain/shared/text/person_names'
import { urlFor } from '~/client'
import { DraftEditor } from '~/components/invoice_drafts/editor/draft_editor'
import { useDraftForm } from '~/components/invoice_drafts/editor/use_draft_form'
import type { DraftService, DraftStudent, InvoiceDraft } from '~/components/invoice_drafts/types'
import { IssueQuestion } from '~/components/invoices/issue_question'
import { usePermissions } from '~/hooks/use_permissions'
import { useShared } from '~/hooks/use_shared'
import { RemoveDialog } from '~/ui/dialog/remove_dialog'
import { isolate } from '~/ui/isolate'
import { Menu } from '~/ui/menu/menu'
import { PageHeader } from '~/ui/page/page_header'

interface InvoiceEditProps {
  draft: InvoiceDraft
  services: DraftService[]
  students: DraftStudent[]
  usual_tax: string
}

export default function InvoiceEdit({ draft, services, students, usual_tax }: InvoiceEditProps) {
  const t = useTranslations('invoice_drafts')
  const ofInvoices = useTranslations('invoices')
  const { locale } = useShared().app
  const may = usePermissions()
  const [isRemoving, setRemoving] = useState(false)
  const [isIssuing, setIssuing] = useState(false)
  const state = useDraftForm(draft)
  const { name, name_other: other } = draft.payer
  const title = ofInvoices('draft_for', { payer: isolate(nameIn(locale, [name, other])) })
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[{ label: ofInvoices('title'), href: urlFor('admin.invoices.index') }]}
        primary={
          may('admin.invoices.create') && (
            <Button onClick={() => setIssuing(true)} loading={state.form.processing}>
              {t('form.issue')}
            </Button>
          )
        }
        menu={
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setRemoving(true)}
          >
            {ofInvoices('acts.delete')}
          </Menu.Item>
        }
      />
      <DraftEditor
        title={title}
        draft={draft}
        services={services}
        students={students}
        usual={usual_tax}
        state={state}
      />
      {isIssuing && (
        <IssueQuestion
          title={ofInvoices('issue.title', { count: 1 })}
          text={ofInvoices('issue.text', { count: 1 })}
          onClose={() => setIssuing(false)}
          onConfirm={() => {
            setIssuing(false)
            state.issue()
          }}
        />
      )}
      {isRemoving && (
        <RemoveDialog
          removal={ofInvoices('acts.delete')}
          consequence={ofInvoices('delete.consequence')}
          url={urlFor(
            'admin.invoices.destroy',
            { id: draft.id },
            { qs: { version: draft.version } }
          )}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  )
}
