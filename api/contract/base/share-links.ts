/** Where WhatsApp opens with a text, for its sender to choose whom it goes to. */
export const whatsappShare = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
