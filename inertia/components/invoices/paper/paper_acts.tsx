import { Button } from '@mantine/core'
import { IconMail, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { DocumentKind } from '~/components/invoices/paper/mail_routes'
import { SendDocumentDialog } from '~/components/invoices/paper/send_document_dialog'
import { Menu } from '~/ui/menu/menu'
import { documentLanguages } from '#domain/shared/choices/document_languages'

interface PaperActsProps {
  document: {
    id: string
    kind: DocumentKind
    number: string | null
    status: 'draft' | 'issued' | 'void'
  }
  maySend: boolean
}

/** Opens the paper in a window of its own, in each language; what is issued also goes by e-mail. */
export function PaperActs({ document, maySend }: PaperActsProps) {
  const t = useTranslations('invoice_emails')
  const [isSending, setSending] = useState(false)
  const { id, kind, number, status } = document
  const route = kind === 'invoice' ? 'admin.invoice_papers.show' : 'admin.credit_note_papers.show'
  const isSendable = maySend && status === 'issued'
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />}>
            {isSendable ? t('menu') : t('print.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('print.heading')}</Menu.Label>
          {documentLanguages.map((language) => (
            <Menu.Item
              key={language}
              component="a"
              href={urlFor(route, { id }, { qs: { language } })}
              target="_blank"
              rel="noopener"
            >
              {t(`print.${language}`)}
            </Menu.Item>
          ))}
          {isSendable && (
            <>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconMail size={16} aria-hidden />}
                onClick={() => setSending(true)}
              >
                {t('send.item')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {isSending && number && (
        <SendDocumentDialog
          kind={kind}
          document={{ id, number }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
