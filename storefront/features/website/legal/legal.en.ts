export default {
  changed: 'Last changed:',
  contents: 'Contents',
  more: 'More documents',
  print: 'Print or save as PDF',
};
