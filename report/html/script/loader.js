// The script of the page is compressed; the page's policy knows its sum, and lets nothing else run.
const addTo = (parent, name, text) => {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
};
addTo(document.head, 'style', unpackedPart('style'));
addTo(document.body, 'script', unpackedPart('code'));
