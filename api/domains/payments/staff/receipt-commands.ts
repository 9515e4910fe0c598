import { withoutWords } from '../../../contract/accounts/user-commands.schema.ts';
import type { Receipt } from '../../../models/Receipt.ts';
import { TaxDocument } from '../../../models/TaxDocument.ts';
import { User } from '../../../models/User.ts';
import { AppError } from '../../../errors.ts';
import { nobodyToMail } from '../messages.ts';
import { enqueueMail } from '../../messaging/index.ts';
import { defineAdminCommand } from '../../../http/admin/admin-command.ts';
import { credit as creditMail } from '../receipts/credit.mail.ts';
import { describeReceipt } from '../receipts/line-words.ts';
import { receipt as receiptMail } from '../receipts/receipt.mail.ts';

export const sendReceiptAgain = defineAdminCommand<Receipt, typeof withoutWords>({
  name: 'send-again',
  summary: 'Mail a receipt or credit to its owner once more',
  input: withoutWords,
  async run({ trx, env }, receipt) {
    const { userId, kind, receiptNumber, amount, paymentDate } = receipt;
    if (userId === null) throw new AppError('conflict', { text: nobodyToMail });
    const { username, email, language } = await User.query(trx).findById(userId).throwIfNotFound();
    const issued = await TaxDocument.query(trx).findOne({ receipt_id: receipt.id });
    await enqueueMail(trx, env, {
      template: kind === 'receipt' ? receiptMail : creditMail,
      input: {
        username,
        receiptNumber,
        description: describeReceipt(receipt, language) ?? '',
        amount,
        paidAt: paymentDate,
        taxNumber: issued?.number ?? null,
      },
      to: { userId, email, language },
    });
  },
});
